import { once } from 'node:events';
import { statSync } from 'node:fs';
import process from 'node:process';
import { Server, type IncomingMessage } from 'node:http';
import { dev } from 'astro';
import type { AstroIntegration } from 'astro';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { developmentForms } from '@agency/tooling/build/development.ts';
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

/** Whoever does not know the secret gets nothing, before anything of Astro's or Vite's sees the request. */
const closedTo = (isStranger: (request: IncomingMessage) => boolean): AstroIntegration => ({
  name: 'closed-to-strangers',
  hooks: {
    'astro:server:setup': ({ server: { httpServer, middlewares } }) => {
      if (!(httpServer instanceof Server)) throw new Error('The preview needs a plain HTTP server');
      // A middleware would come too late: Astro puts its own before all others.
      httpServer.removeAllListeners('request').on('request', (request, response) => {
        if (isStranger(request)) response.writeHead(403).end();
        else middlewares(request, response);
      });
      httpServer.prependListener('upgrade', (request, socket) => {
        if (isStranger(request)) socket.destroy();
      });
    },
    'astro:server:start': ({ address: { port } }) => {
      process.send?.({ port });
    },
  },
});

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

/** Astro writes down here what it has read of the content. */
const contentRead = '.astro/data-store.json';

/** A change is told to the pages that are connected. One that was on its way meanwhile asks how it stands, with its age in milliseconds. */
const latecomers: AstroIntegration = {
  name: 'latecomers',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.ws.on('preview:connected', ({ age }: { age: number }, page) => {
        const { mtimeMs = 0 } = statSync(contentRead, { throwIfNoEntry: false }) ?? {};
        if (mtimeMs > Date.now() - age) page.send('preview:late');
      });
    },
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
  },
  integrations: [
    ...config.integrations,
    closedTo(({ headers }) => !isSameSecret(String(headers[secretHeader]), secret)),
    clickable(origins),
    latecomers,
    developmentForms(),
  ],
});
