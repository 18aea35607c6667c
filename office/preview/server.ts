import { once } from 'node:events';
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

const reportPort: AstroIntegration = {
  name: 'report-port',
  hooks: {
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

/** Vite announces a change only to connected pages. A page still loading reports its age in ms to catch up. */
const latecomers: Plugin = {
  name: 'latecomers',
  configureServer: ({ watcher, ws }) => {
    let changed = 0;
    // Only changes: Astro's temporary file counts as deleted 100 ms late, when the page has reloaded already.
    watcher.on('change', () => (changed = Date.now()));
    ws.on('preview:connected', ({ age }: { age: number }, page) => {
      if (changed > Date.now() - age) page.send('preview:late');
    });
  },
};

// The parent process is gone.
process.on('disconnect', () => process.exit());

/** This process runs Astro's development server in the current folder. It receives an order and reports its port. */
const [{ secret, allowedHosts, origins }] = (await once(process, 'message')) as [PreviewOrder];

const root = process.cwd();
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
    // Outside the folder, which is recreated at each start, so that the optimized packages stay.
    cacheDir: '../preview-packages',
    optimizeDeps: { include: ['@vercel/stega'] },
    plugins: [
      ...config.vite.plugins,
      refuseStrangers(({ headers }) => !isSameSecret(String(headers[secretHeader]), secret)),
      latecomers,
    ],
  },
  integrations: [...config.integrations, reportPort, clickable(origins), developmentForms()],
});
