import { once } from 'node:events';
import process from 'node:process';
import type { IncomingMessage } from 'node:http';
import { dev } from 'astro';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { developmentForms } from '@agency/tooling/build/dev.ts';
import { siteConfig } from '@agency/site/config/site-config.ts';
import { isSameSecret } from './guard.ts';
import { secretHeader } from './preview-proxy.ts';

/** What the process is told at its start. */
export interface PreviewOrder {
  secret: string;
  /** The names it is called by. */
  allowedHosts: string[];
  /** Of the back office. */
  origins: readonly string[];
}

/** Whoever does not know the secret gets no page, no file and no news of a change; only Astro’s own words on addresses that it refuses. */
const closedTo = (isStranger: (request: IncomingMessage) => boolean): Plugin => ({
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

const tellThePort: AstroIntegration = {
  name: 'tell-the-port',
  hooks: {
    'astro:server:start': ({ address: { port } }) => {
      process.send?.({ port });
    },
  },
};

/** A click on a page opens its field in the back office, which is at one of these origins. Only these pages get the script. */
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

/** A change is told to the pages that are connected. One that was loading meanwhile says how old it is, in milliseconds, and learns whether it has missed a change. */
const latecomers: Plugin = {
  name: 'latecomers',
  configureServer: ({ watcher, ws }) => {
    let changed = 0;
    watcher.on('all', () => (changed = Date.now()));
    ws.on('preview:connected', ({ age }: { age: number }, page) => {
      if (changed > Date.now() - age) page.send('preview:late');
    });
  },
};

// Whoever started it is gone.
process.on('disconnect', () => process.exit());

/** A process of its own: Astro's development server of the folder it runs in. It is sent its secret and the names it is called by, and answers with its port. */
const [{ secret, allowedHosts, origins }] = (await once(process, 'message')) as [PreviewOrder];

const root = process.cwd();
const config = siteConfig(root, { settings: readBuildSettings(process.env) });

await dev({
  ...config,
  configFile: false,
  root,
  // What is hidden or dated ahead is shown, and every text is marked with the way to its field.
  mode: 'preview',
  server: { host: '127.0.0.1', port: 0, allowedHosts },
  logLevel: 'error',
  vite: {
    ...config.vite,
    // The folder is made anew at each start; packages that are prepared for the browser stay.
    cacheDir: '../preview-packages',
    optimizeDeps: { include: ['@vercel/stega'] },
    plugins: [
      ...config.vite.plugins,
      closedTo(({ headers }) => !isSameSecret(String(headers[secretHeader]), secret)),
      latecomers,
    ],
  },
  integrations: [...config.integrations, tellThePort, clickable(origins), developmentForms()],
});
