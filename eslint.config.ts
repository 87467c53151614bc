import js from '@eslint/js'
import type { Linter } from 'eslint'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { restrictions } from './tools/lint/restrictions.ts'

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'storybook-static/',
      'test-results/',
      'visual-report/',
      '**/.cache/',
      '**/.wireit/',
      '.data/',
      '**/{.next,.astro,.react-router}/',
      'examples/*/build/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  // These rules run the React compiler over every file.
  {
    files: ['**/*.tsx', 'packages/{features,ui}/src/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  // SAFETY: a flat configuration; only its rules are typed by typescript-eslint's own interface.
  storybook.configs['flat/recommended'] as unknown as Linter.Config[],
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      // One program for all files: a program per package would check shared sources once for each.
      parserOptions: { project: 'config/tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      // A number in a sentence is read as people write it.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: ['Error', 'URL', 'URLSearchParams'] },
      ],
      // `() => close()` reads better than a block, and `void` in an answer harms nobody.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React takes an async function as a handler.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // What answers with a promise may be written `async` without waiting for anything, stubs above all.
      '@typescript-eslint/require-await': 'off',
      // Handles, ports and stores are plain functions in a bag: none has a `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // There are no enums (`erasableSyntaxOnly`), and no class is assigned to another's type: these are the slowest rules.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // The configuration of dependency-cruiser, which reads JavaScript only; and hosts, whose dependencies are not installed
    // here: `npm run test:hosts` and `npm run bench` check their types.
    files: ['**/*.mjs', 'examples/**', 'bench/{kits,hosts}/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  restrictions,
)
