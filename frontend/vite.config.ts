import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withBreakpoints } from './src/lib/breakpoints.ts';

const server = process.env.GASLAMP_SERVER ?? 'http://127.0.0.1:8000';

/** Write the build's fingerprint into the page: the server reads it there, and so does the page. */
function marked(): Plugin {
  return {
    name: 'gaslamp-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        // Their names hold the fingerprints of what is in them.
        const names = Object.keys(bundle ?? {}).sort();
        const content = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'gaslamp-build', content }, injectTo: 'head' }];
      },
    },
  };
}

/** Build the service worker beside the pages, whose address begins like its own. */
function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'gaslamp-service-worker',
    apply: 'build',
    configResolved: (config) => void (outDir = config.build.outDir),
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: 'src/worker/worker.ts', formats: ['iife'], name: 'worker' },
          rollupOptions: { output: { entryFileNames: 'service-worker.js' } },
        },
      });
    },
  };
}

export default defineConfig({
  plugins: [
    svelte({ preprocess: { style: ({ content }) => ({ code: withBreakpoints(content) }) } }),
    marked(),
    serviceWorker(),
  ],
  base: './',
  resolve: {
    alias: { $lib: '/src/lib', $components: '/src/components' },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/gaslamp/web/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
