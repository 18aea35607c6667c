import { expect, test } from 'vitest';
import { collectionNames } from '../leads/documents.ts';
import { runLeadsTool } from './fixtures/leads-tool.ts';
import { openSite, type Site } from './fixtures/site.ts';

const forms = ['/contact', '/newsletter', '/googlemesis'];

const urlEncoded = 'application/x-www-form-urlencoded';
const good = 'name=Ada&email=ada%40example.com&service=SEO&brief=Hello';

interface BadRequest {
  status: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

const badRequests: Readonly<Record<string, BadRequest>> = {
  'missing fields': { status: 422, body: 'nothing=here' },
  'blank fields': { status: 422, body: 'name=+&email=+%09&service=SEO&brief=%0D%0A' },
  'a NUL': { status: 422, body: good.replace('email=ada', 'email=a%00da') },
  'a submission id that is not ours': { status: 422, body: `${good}&submissionId=%3Cscript%3E` },
  'a time that is no number': { status: 422, body: `${good}&elapsed=soon` },
  'a repeated field': { status: 400, body: `${good}&email=eve%40example.com` },
  'the name of a prototype': { status: 400, body: `${good}&__proto__=x` },
  'bad percent-encoding': { status: 400, body: `${good}&x=%zz` },
  'broken JSON': {
    status: 400,
    body: '{"email":',
    headers: { 'content-type': 'application/json' },
  },
  'a form with files': {
    status: 415,
    body: '--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  'another origin': { status: 403, body: good, headers: { origin: 'https://evil.example' } },
  'a body of more than 64 KiB': { status: 413, body: `${good}&x=${'a'.repeat(70_000)}` },
};

const send = (site: Site, path: string, { body, headers }: BadRequest, accept: string) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { accept, 'content-type': urlEncoded, ...headers },
    body,
    redirect: 'manual',
  });

const storedIn = async (site: Site) =>
  (await Promise.all(collectionNames.map((name) => site.leads(name)))).flat();

/** The answer in a word: its status, and whether the visitor reads why. */
const inAWord = async (answer: Response): Promise<string> => {
  const body = await answer.text();
  const isFormAgain = body.includes('<title>Error: ') && body.includes('role="alert"');
  const isSentence = /^\{"message":"[A-Z][^"]+\.\s?[^"]*"/u.test(body);
  return `${answer.status} ${isFormAgain || isSentence ? 'explained' : 'unexplained'}`;
};

const expected = Object.fromEntries(
  Object.entries(badRequests).map(([what, { status }]) => [what, `${status} explained`]),
);

test.for(
  forms.flatMap((path) =>
    ['text/html', 'application/json'].map((accept) => [path, accept] as const),
  ),
)('%s refuses every bad request in words, as %s, and stores nothing', async ([path, accept]) => {
  const site = await openSite({ RATE_LIMIT_MAX: '1000' });
  const answers: Record<string, string> = {};
  for (const [what, request] of Object.entries(badRequests)) {
    answers[what] = await inAWord(await send(site, path, request, accept));
  }
  expect(answers).toEqual(expected);
  expect(await storedIn(site)).toEqual([]);
});

test.for(forms)('%s takes a good request and thanks with a page of ours', async (path) => {
  const site = await openSite();
  const answer = await send(site, path, { status: 303, body: good }, 'text/html');
  expect(answer.status).toBe(303);
  expect((await fetch(site.url + answer.headers.get('location'))).status).toBe(200);
  expect(await storedIn(site)).toHaveLength(1);
});

test.for(forms)('%s thanks a program like a person, and holds back what it sent', async (path) => {
  const site = await openSite();
  const body = `${good}&company_site=https%3A%2F%2Fspam.example&elapsed=900`;
  expect((await send(site, path, { status: 303, body }, 'text/html')).status).toBe(303);
  expect(await storedIn(site)).toEqual([]);
  const { output } = await runLeadsTool(site.directory, 'spam');
  expect(output).toContain('the hidden field was filled in, sent after 0.9');
});

test('what a visitor typed comes back as text, never as markup', async () => {
  const site = await openSite();
  const evil = `"><script>alert(1)</script>`;
  const body = String(new URLSearchParams({ name: evil, email: '', service: evil, brief: evil }));
  const page = await (await send(site, '/contact', { status: 422, body }, 'text/html')).text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
