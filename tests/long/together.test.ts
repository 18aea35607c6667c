import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cookieFor } from '../fixtures/back-office.ts';
import { freePort } from '../fixtures/free-port.ts';
import { launchProgram } from '../fixtures/launch-program.ts';
import { beginBuild, openProjectCopy, type ProjectCopy } from '../fixtures/project-copy.ts';

let copy: ProjectCopy;
const ends: (() => Promise<unknown>)[] = [];

/** Runs a program of the copy until the test is over; answers the first address that it prints. */
const launch = async (program: string, settings: Readonly<Record<string, string>>) => {
  const { address, stop } = await launchProgram({
    folder: copy.root,
    program,
    environment: settings,
  });
  ends.push(stop);
  return address.replace('localhost', '127.0.0.1');
};

const build = () => beginBuild(copy).ended;

const home = 'content/pages/home.yml';

beforeAll(async () => {
  copy = await openProjectCopy();
}, 120_000);

afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  await copy.remove();
});

test(
  'the site, a build, the back office, its preview and npm run dev work in one folder at once, and drafts show in the preview only',
  { timeout: 2_400_000 },
  async () => {
    expect(await build()).toEqual({ code: 0, said: '' });
    const site = await launch('server/main.ts', { PORT: '0', LOG_LEVEL: 'fatal' });
    const [dev, key, rebuilt] = await Promise.all([
      launch('node_modules/astro/bin/astro.mjs dev', { PORT: String(await freePort()) }),
      launch('office/main.ts --no-open', { ADMIN_PORT: String(await freePort()) }),
      build(),
    ]);
    expect(rebuilt).toEqual({ code: 0, said: '' });

    const office = new URL(key).origin;
    const cookie = await cookieFor(key);
    const ask = async <Answer>(path: string, method = 'GET', body?: object): Promise<Answer> => {
      const answer = await fetch(office + path, {
        method,
        headers: { cookie, origin: office, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
      return (await answer.json()) as Answer;
    };
    const waitFor = (check: () => Promise<unknown>, timeout = 600_000) =>
      vi.waitFor(check, { timeout, interval: 300 });

    interface Office {
      preview: { port: number; state: string };
    }
    await waitFor(async () =>
      expect((await ask<Office>('/api/office')).preview.state).toBe('ready'),
    );
    const { preview } = await ask<Office>('/api/office');
    const seen = {
      live: async () => (await fetch(site)).text(),
      dev: async () => (await fetch(dev)).text(),
      preview: async () =>
        (await fetch(`http://127.0.0.1:${preview.port}/`, { headers: { cookie } })).text(),
    };
    const everywhere = async (words: string) => [
      (await seen.live()).includes(words),
      (await seen.dev()).includes(words),
      (await seen.preview()).includes(words),
    ];

    interface Entry {
      data: { services: { heading: string } };
      version: string;
    }
    const name = 'collection=pages&id=home';
    const saying = async (heading: string) => {
      const { data, version } = await ask<Entry>(`/api/entry?${name}`);
      const said = { ...data, services: { ...data.services, heading } };
      return { collection: 'pages', id: 'home', data: said, version };
    };

    // A draft is for the preview alone.
    const { version: _unused, ...draft } = await saying('Words of a draft');
    await ask('/api/draft', 'PUT', draft);
    await waitFor(async () =>
      expect(await everywhere('Words of a draft')).toEqual([false, false, true]),
    );

    // Publishing, beside a build.
    const heading = 'Published words';
    await ask('/api/entry', 'PUT', await saying(heading));
    await ask('/api/publish', 'POST', {});
    const waiting = build();
    interface Publishing {
      job: { state: string };
      changes: string[];
    }
    await waitFor(async () =>
      expect(await ask<Publishing>('/api/publish')).toMatchObject({
        job: { state: 'done' },
        changes: [],
      }),
    );
    expect(await waiting).toEqual({ code: 0, said: expect.any(String) as string });
    await waitFor(async () => expect(await everywhere(heading)).toEqual([true, true, true]));

    // Pictures are found in the preview after a publication.
    const picture = /src="(?<source>[^"]*_image[^"]*)"/u.exec(await seen.preview());
    const source = picture?.groups?.['source']?.replaceAll('&amp;', '&') ?? '';
    const answer = await fetch(new URL(source, `http://127.0.0.1:${preview.port}`), {
      headers: { cookie },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);

    // What is saved and not published stays here, whoever builds or restarts.
    const saved = await copy.read(home);
    await copy.write(home, saved.replace(heading, 'Words by hand'));
    expect((await build()).said).toContain('Not published yet: 1 changed file');
    await waitFor(async () =>
      expect(await everywhere('Words by hand')).toEqual([false, true, true]),
    );
  },
);
