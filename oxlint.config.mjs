import { restrictions } from './tools/lint/restrictions.mjs'

/**
 * The rules that need types: of `--type-aware`.
 * @type {import('oxlint').DummyRuleMap}
 */
const typeChecked = {
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  // `() => close()` reads better than a block, and `void` in an answer harms nobody.
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-meaningless-void-operator': 'error',
  // React takes an async function as a handler.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-misused-spread': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  // A number in a sentence is read as people write it.
  'typescript/restrict-template-expressions': [
    'error',
    { allowNumber: true, allow: ['Error', 'URL', 'URLSearchParams'] },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/use-unknown-in-catch-callback-variable': 'error',
}

/** @type {import('oxlint').OxlintConfig} */
export default {
  ignorePatterns: [
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
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript'],
  jsPlugins: ['./tools/lint/plugin.mjs', 'eslint-plugin-storybook'],
  categories: { correctness: 'error' },
  env: { browser: true, node: true, es2023: true },
  rules: {
    // What ESLint and typescript-eslint recommend beyond `correctness`.
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { args: 'after-used' }],
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
    ...typeChecked,
    // Arrays that are sorted here hold words or digits.
    'typescript/require-array-sort-compare': 'off',
    // Handles, ports and stores are plain functions in a bag: none has a `this` to lose.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // The rules of hooks and of the React compiler, which runs over these files.
      files: ['**/*.tsx', 'packages/{features,ui}/src/**/*.ts'],
      plugins: ['typescript', 'react'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
    {
      files: ['**/*.stories.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'off',
        'storybook/await-interactions': 'error',
        'storybook/context-in-play-function': 'error',
        'storybook/default-exports': 'error',
        'storybook/hierarchy-separator': 'error',
        'storybook/no-redundant-story-name': 'error',
        'storybook/no-renderer-packages': 'error',
        'storybook/prefer-pascal-case': 'error',
        'storybook/story-exports': 'error',
        'storybook/use-storybook-expect': 'error',
        'storybook/use-storybook-testing-library': 'error',
      },
    },
    { files: ['.storybook/main.ts'], rules: { 'storybook/no-uninstalled-addons': 'error' } },
    {
      // TypeScript does this in its own files.
      files: ['**/*.mjs'],
      rules: { 'no-redeclare': 'error', 'no-undef': 'error' },
    },
    {
      // JavaScript; hosts, whose dependencies are not installed here: `npm run test:hosts` and `npm run bench` check
      // their types; and the template of `@summit/create`, whose project sees our packages only when they are built:
      // `npm run types` checks its types.
      files: ['**/*.mjs', 'examples/**', 'bench/{kits,hosts}/**', 'packages/create/template/**'],
      rules: Object.fromEntries(Object.keys(typeChecked).map((rule) => [rule, 'off'])),
    },
    ...restrictions,
  ],
}
