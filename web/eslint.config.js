import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import layers from './layers.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', '.svelte-check', '**/*.gen.ts', 'tests/planted'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's; we have a router of our own
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/net/outward.svelte.ts', 'src/lib/state/router.svelte.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'location',
          property: 'origin',
          message: 'Phones may not open it: use linkTo (lib/net/outward).',
        },
      ],
    },
  },
  ...layers,
);
