/**
 * A menu of actions: `Menu.Root`, `.Trigger`, `.Content`, `.Item`, `.CheckboxItem`, `.RadioGroup`, `.RadioItem`,
 * `.Group`, `.Label`, `.Separator`.
 */
export * as Menu from './parts.tsx'
