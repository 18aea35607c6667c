import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get as getHttp, request, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/site.ts';
import { startTlsProxy } from '../fixtures/tls-proxy.ts';

/** The duration of each attack, in milliseconds. */
const duration = 5_000;

/** Runs the Caddyfile that we ship, with another host name, in front of a server. */
const startCaddy = async (serverUrl: string): Promise<string> => {
  const url = `https://localhost:${await freePort()}`;
  const [, ours = ''] = readFileSync('ops/vps/Caddyfile', 'utf8').split('www.example.com {');
  const [site = ''] = ours.split('\n}\n');
  const sites = `${url} {${site.replace('127.0.0.1:4321', new URL(serverUrl).host)}\n}\n`;
  const proxy = await startTlsProxy({ directory: temporaryDirectory(), sites, url });
  onTestFinished(proxy.stop);
  return url;
};

/** Attacks a server from another process. Returns a function that ends the attack. */
const attack = (name: string, url: string) => {
  const child = fork(fileURLToPath(new URL('../fixtures/attacks.ts', import.meta.url)), [
    name,
    url,
  ]);
  // A real attacker is another machine and would not use this one's CPU.
  setPriority(child.pid ?? 0, 19);
  onTestFinished(() => void child.kill());
  return () => child.kill();
};

/** The load time of a page on a new connection, in milliseconds, or infinity when it fails. */
const waitForPage = (url: string) =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    const get = url.startsWith('https:') ? getHttps : getHttp;
    const options = { agent: false, localAddress: '127.0.0.2', rejectUnauthorized: false };
    get(url, options as RequestOptions, (answer) => {
      answer.resume().on('error', () => resolve(Infinity));
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? performance.now() - began : Infinity),
      );
    }).on('error', () => resolve(Infinity));
  });

/** Opens a page ten times a second. Returns the load times. */
const visit = async (url: string): Promise<number[]> => {
  const waits: number[] = [];
  const end = performance.now() + duration;
  while (performance.now() < end) {
    const [wait] = await Promise.all([waitForPage(url), pause(100)]);
    waits.push(wait);
  }
  return waits;
};

/** Warms up a server, since one that has just started is slower. */
const warmUp = async (url: string): Promise<void> => {
  for (let number = 0; number < 300; number += 1) await waitForPage(`${url}/contact`);
};

const sendForm = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const options = { method: 'POST', headers, agent: false as const, localAddress: '127.0.0.2' };
    request(`${url}/contact`, options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(new URLSearchParams(inquiry).toString());
  });

/** The peak memory of a process in MB, according to Linux. */
const peakMemory = (pid: number | undefined): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1]) / 1024;
};

/** Of the visitor, in milliseconds. */
const longestWait = 1_000;

/** Node makes an error for each request of a connection that is cut off: a hundred thousand take up to 1.5 seconds. */
const longestWaitForErrors = 3_000;

/** Once, when the machine is busy with something else. A server that is brought down answers after ten seconds or never. */
const longestWaitOnce = 5_000;

test.for([
  ['chunks of one byte', 'direct', longestWait],
  ['bodies that drip', 'direct', longestWait],
  ['bodies that drip, in HTTP/2', 'through Caddy', longestWait],
  ['answers never read', 'direct', longestWait],
  ['answers never read, in HTTP/2', 'through Caddy', longestWait],
  ['requests by the thousand in a connection', 'direct', longestWaitForErrors],
  ['2,050 connections', 'direct', longestWait],
  ['worthless forms from 100 networks', 'direct', longestWait],
] as const)('%s, %s: others hardly notice', async ([name, way, most]) => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startServer({ directory: temporaryDirectory(), environment });
  const url = way === 'direct' ? server.url : await startCaddy(server.url);
  await warmUp(url);
  const end = attack(name, url);
  const waits = (await visit(url)).toSorted((a, b) => a - b);
  const peak = peakMemory(server.child.pid);
  const status = await sendForm(server.url).catch(String);
  end();
  expect(server.child.exitCode).toBeNull();
  expect(peak).toBeLessThan(400);
  expect(waits.at(-2)).toBeLessThan(most);
  expect(waits.at(-1)).toBeLessThan(longestWaitOnce);
  expect(status).toBe(303);
});
