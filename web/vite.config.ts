import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server started by hand: PARLOUR=http://127.0.0.1:8000 npm run dev
const server = process.env['PARLOUR'] ?? 'http://127.0.0.1:8000';

/** Parts that most games' screens share, and the replay, where every table leads; none of them is on the first page. */
const AROUND =
  /\/src\/(replay\/|ui\/(Dialog|Steps|TopBar|table\/(Avatar|Face|Log|NextRound|Onward|Players|Ring|RoundBar|Votes)|words\/(BigWord|Lesson|Word|WordLine|WordOfRound))\.svelte|lib\/(device\/(sound|wide\.svelte)|net\/clock|state\/(ahead|court|fresh|onward|still)\.svelte|words\/(loud|reasons|worded))\.ts|contract\/(game|marks|shared-events)\.ts|share\/text\.ts)/;

/** Small parts that tables share with pages around them: a table would ask for forty files. Parts of each kind import
 * parts of the other, so they must be in one file. */
const PARTS =
  /\/src\/(box\/shelf|contract\/(event-values|registry|setting-texts)|fields\/(faults|field|around|at-table|SeatFace|LeafInput)|guide\/guides|screens\/how\/(AllRules|Explained)|share\/(give|of-game)|stage\/(announcer|cues|stage-sound)|ui\/(Choice|Code|Copy|Nowhere|Qr|Sure|Version|table\/(AppealButton|BotButton|Crowns|OwnTime|VoteBanner)|words\/(BestWords|Words|turning))|lib\/(device\/(awake|buzzers|call|challengers|evening|key|once|quiet-focus|save)|net\/(outward|socket|wire)|state\/(attempt|deadline|looks|table)|words\/(emphasis|letters|octets)))(\.svelte)?(\.ts)?(\?|$)/;

/** What the first page shares with tables. */
const HOME =
  /\/src\/(record\/(file|played|record)|ui\/more-icons|lib\/(device\/(house-words|last-time|match|my-games)|state\/(new-table|presets|ways)|words\/scripts))\.(ts|css)$/;

/** What the first rounds of all games share. */
const GUIDE = /\/src\/guide\/(Answer|Finger|Steps|steps|tour)(\.svelte)?(\.ts)?(\?|$)/;

/** What every page begins with. */
const FIRST =
  /\/node_modules\/(@fluent|clsx|svelte)\/|\/src\/(ui\/(Icon\.svelte|icons\.ts)|lib\/(base|languages|stored|net\/(api|http|lines)|device\/(own-seats|settings\.svelte|typing)|words\/(message-files|messages\.svelte)\.ts))/;

/** Files of which a page runs most as it comes up: what all begin with, a table, a game. */
const EAGER = /\/src\/(screens\/table\/TablePage\.svelte|games\/\w+\/index\.ts)$/;
const isEager = ({ name, isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isEntry || name === 'first' || name === 'table' || EAGER.test(facadeModuleId ?? '');

/** With this hint a browser reads their functions once, beside the page's own thread; else it reads each a second time,
 * on that thread, when it is called: on a slow phone a fifth of what a page waits for. */
const eager: Plugin = {
  name: 'eager',
  enforce: 'post',
  generateBundle: {
    order: 'post', // it must be a file's first line
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && isEager(file)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  // Files are named from where the page, the worker or the script itself stands: the server may run in a folder of its host.
  base: './',
  plugins: [
    svelte(),
    eager,
    VitePWA({
      // The page registers the worker itself: the server's CSP allows no inline script.
      injectRegister: null,
      manifest: {
        name: 'Parlour',
        short_name: 'Parlour',
        description: 'Word games for friends around one table',
        display: 'standalone',
        background_color: '#f5ecdc',
        theme_color: '#3a2618',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // What it does with a notice.
        importScripts: ['push.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Letters that few people need are kept once a page has shown them.
        globIgnores: ['push.js', '**/*-{latin-ext,greek}-*.woff2'],
        runtimeCaching: [{ urlPattern: /\.woff2$/, handler: 'CacheFirst', options: { cacheName: 'fonts' } }],
        navigateFallbackDenylist: [/\/api\//, /\/print\//, /\/healthz$/, /\/readyz$/, /\/metrics$/],
      },
    }),
  ],
  resolve: {
    alias: { $: fileURLToPath(new URL('./src', import.meta.url)) },
    // Tests mount components in happy-dom, so they need Svelte's browser half.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/parlour/server/static',
    emptyOutDir: true,
    // Which file holds which part: the server names those that a page needs (server/http/pages.py).
    manifest: 'files.json',
    // `font-src 'self'` refuses data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Browsers without `modulepreload` load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The client defines no custom elements, so it does not need Svelte's base class for them.
      treeshake: { moduleSideEffects: [{ test: /\/svelte\/.*\/custom-element\.js$/, sideEffects: false }] },
      output: {
        // What every table and replay draws with comes as one file: a phone takes longer to ask for twenty than to read one.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', test: FIRST },
            { name: 'table', test: (id) => AROUND.test(id) || PARTS.test(id) },
            { name: 'home', test: HOME },
            { name: 'guide', test: GUIDE },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/messages': { target: server } },
    fs: { allow: ['..'] }, // tests read the Fluent files, which are filed with the server
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    // Only what fails waits so long: a busy machine is no fault of the tree.
    testTimeout: 60_000,
    // One page for all files of a worker: to make a new one and read everything again for each takes twice as long.
    isolate: false,
    setupFiles: ['tests/afresh.ts'],
    pool: 'threads',
    // Compiled components are kept for the next run.
    experimental: { fsModuleCache: true },
  },
});
