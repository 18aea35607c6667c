import { writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/fixtures/free-port.ts';
import { startServing } from './serve.ts';

const site = (port: number, ...directives: string[]) =>
  `https://localhost:${port} {\n  tls internal\n  ${directives.join('\n  ')}\n}`;

/** Caddy issues its own certificate and does not install it as trusted. */
const caddyfile = (directory: string, ...sites: string[]) => `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  storage file_system ${join(directory, 'caddy')}
}
${sites.join('\n')}
`;

const answers = (url: string) =>
  new Promise((found, failed) => {
    get(url, { rejectUnauthorized: false }, (answer) => found(answer.resume())).on('error', failed);
  });

/** Serves our server and the limit page over TLS and HTTP/2, as a production proxy does. */
export const serveByCaddy = async (directory: string, ourUrl: string) => {
  const [ourPort, limitPort] = await Promise.all([freePort(), freePort()]);
  const config = join(directory, 'Caddyfile');
  const ours = site(ourPort, `reverse_proxy ${new URL(ourUrl).host}`);
  const limit = site(
    limitPort,
    `root * ${resolve('tooling/bench/limit')}`,
    'encode gzip',
    'file_server',
  );
  writeFileSync(config, caddyfile(directory, ours, limit));
  const urls = {
    ours: `https://localhost:${ourPort}`,
    limit: `https://localhost:${limitPort}/`,
  };
  const command = ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'];
  const { stop } = await startServing(command, join(directory, 'caddy.log'), () =>
    Promise.all(Object.values(urls).map(answers)),
  );
  return { ...urls, stop };
};
