/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';
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

const WORKER = 'service-worker.js';

/** List what was built, for the service worker to keep; names of assets hold their fingerprints. */
function precached(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER)
    .map((entry) => join(entry.parentPath, entry.name));
  return files.sort().map((file) => {
    const url = relative(folder, file).replaceAll('\\', '/');
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    return { url, revision: url.startsWith('assets/') ? null : content.slice(0, 16) };
  });
}

/** Build the service worker beside the pages, whose address begins like its own. */
function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'gaslamp-service-worker',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const files = precached(outDir);
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(files))
        .digest('hex')
        .slice(0, 16);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __PRECACHED__: JSON.stringify(files),
          __BUILD__: JSON.stringify(fingerprint),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: 'src/worker/worker.ts', formats: ['iife'], name: 'worker' },
          rollupOptions: { output: { entryFileNames: WORKER } },
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
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000, // milliseconds: a busy machine is no failure
    hookTimeout: 120_000,
  },
});
