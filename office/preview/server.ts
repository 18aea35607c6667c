import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { IncomingMessage } from 'node:http';
import { dev, type AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { developmentForms } from '@agency/tooling/build/development-forms.ts';
import { siteConfig } from '@agency/site/config/site-config.ts';
import { isSameSecret } from '../guard.ts';
import { secretHeader } from './proxy.ts';

/** What the parent process sends at the start. */
export interface PreviewOrder {
  secret: string;
  /** The host names under which browsers request it. */
  allowedHosts: string[];
  /** The origins of the back office. */
  origins: readonly string[];
}

/** What it sends once it has written a file of the copy. */
export interface PreviewChange {
  /** The path from the copy's folder: `content/site.yml`. */
  changed: string;
}

/** Hides pages, files and hot reload from requests without the secret. They get Astro’s errors at most. */
const refuseStrangers = (isStranger: (request: IncomingMessage) => boolean): Plugin => ({
  name: 'closed-to-strangers',
  enforce: 'pre',
  configureServer: ({ httpServer, middlewares }) => {
    middlewares.use((request, response, next) => {
      if (isStranger(request)) response.writeHead(403).end();
      else next();
    });
    httpServer?.prependListener('upgrade', (request, socket) => {
      if (isStranger(request)) socket.destroy();
    });
  },
});

const root = process.cwd();

/** Its own watcher misses a change that it notices within 50 ms of another to the same file. */
const followOffice: AstroIntegration = {
  name: 'follow-office',
  hooks: {
    'astro:server:setup': ({ server }) => {
      process.on('message', ({ changed }: PreviewChange) => {
        server.watcher.emit('all', 'change', join(root, changed));
      });
    },
    'astro:server:start': ({ address: { port } }) => {
      process.send?.({ port });
    },
  },
};

/** Adds a script to the preview only: a click on a page opens the field in the back office, at one of these origins. */
const clickable = (origins: readonly string[]): AstroIntegration => ({
  name: 'clickable',
  hooks: {
    'astro:config:setup': ({ injectScript }) =>
      injectScript(
        'page',
        `import { letThePageBeClicked } from '/site/preview/click-the-page.ts';
         letThePageBeClicked(${JSON.stringify(origins)});`,
      ),
  },
});

/**
 * Vite announces a change only to connected pages. A page that was still loading tells when it was asked for, from a
 * header of its own: its clock would not know how long its message was on the way.
 * What counts is when the modules became invalid: half a second or more after the file changed.
 */
const latecomers: Plugin = {
  name: 'latecomers',
  configureServer: ({ environments, middlewares, ws }) => {
    middlewares.use((_request, response, next) => {
      response.setHeader('Server-Timing', `asked;dur=${Date.now()}`);
      next();
    });
    ws.on('preview:connected', ({ asked }: { asked: number }, page) => {
      const isStale = Object.values(environments).some(({ moduleGraph }) =>
        moduleGraph.idToModuleMap.values().some((module) => module.lastHMRTimestamp >= asked),
      );
      if (isStale) page.send('preview:late');
    });
  },
};

/**
 * Pages read the content file itself. Astro makes a module of its text, and when the file changes while Vite prepares
 * that module, Vite keeps the old text.
 */
const currentContent: Plugin = {
  name: 'current-content',
  load: {
    // Before Astro's own plugin.
    order: 'pre',
    filter: { id: /^\0astro:data-layer-content$/u },
    handler: () =>
      `import { readFileSync } from 'node:fs';
       export default JSON.parse(readFileSync(${JSON.stringify(join(root, '.astro/data-store.json'))}, 'utf8'));`,
  },
};

// The parent process is gone.
process.on('disconnect', () => process.exit());

/** This process runs Astro's development server in the current folder. It receives an order and reports its port. */
const [{ secret, allowedHosts, origins }] = (await once(process, 'message')) as [PreviewOrder];

const config = siteConfig(root, { settings: readBuildSettings(process.env) });

await dev({
  ...config,
  configFile: false,
  root,
  // Shows hidden and future posts, and marks every text with the path to its field.
  mode: 'preview',
  server: { host: '127.0.0.1', port: 0, allowedHosts },
  logLevel: 'error',
  vite: {
    ...config.vite,
    // Astro announces its own files itself. Announced again by Vite, each page would load two or three times at once.
    server: { watch: { ignored: ['**/.astro/**'] } },
    // Outside the folder, which is recreated at each start, so that the optimized packages stay.
    cacheDir: '../preview-packages',
    optimizeDeps: { include: ['@vercel/stega'] },
    plugins: [
      ...config.vite.plugins,
      refuseStrangers(({ headers }) => !isSameSecret(String(headers[secretHeader]), secret)),
      latecomers,
      currentContent,
    ],
  },
  integrations: [...config.integrations, followOffice, clickable(origins), developmentForms()],
});
