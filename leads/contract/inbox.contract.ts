import { expect, test } from 'vitest';
import { leadsByWeek } from '../inbox.ts';
import type { LeadStore } from '../lead-store.ts';
import {
  contactSubmission,
  documentsIn,
  newsletterSubmission,
  now,
  type OpenForTest,
} from '../submission.fixture.ts';

const minutes = (count: number) => new Date(now().getTime() + count * 60_000);

const origin = { entryPage: '/', previousPage: '/localseo' };

/** Adds four leads a minute apart, and a quarantined one. Returns their ids, oldest first. */
const fill = async ({ add }: LeadStore): Promise<string[]> => {
  const submissions = [
    contactSubmission({ name: 'José Ruiz' }, { receivedAt: minutes(0), origin }),
    newsletterSubmission('bo_100%@example.com', { receivedAt: minutes(1) }),
    contactSubmission({ brief: 'Say "hello" to\nemail' }, { receivedAt: minutes(2) }),
    contactSubmission({ name: 'Cy' }, { receivedAt: minutes(3), origin: { entryPage: '/' } }),
    contactSubmission({ name: 'Robot' }, { receivedAt: minutes(4), suspicions: ['links'] }),
  ];
  const ids: string[] = [];
  for (const submission of submissions) ids.push((await add(submission)).id);
  return ids;
};

/** The contract for showing leads to the agency. */
export const describeInbox = (open: OpenForTest): void => {
  test('leads are listed newest first, part by part, without what is held back', async () => {
    const store = await open();
    const [first, second, third, fourth] = await fill(store);
    const start = await store.inbox.list({}, 3);
    expect(start.map(({ id }) => id)).toEqual([fourth, third, second]);
    expect(start[0]).toEqual({
      id: fourth,
      collection: 'contacts',
      state: 'new',
      data: expect.objectContaining({ name: 'Cy' }),
      origin: { entryPage: '/' },
      mail: 'waiting',
    });
    const last = start.at(-1);
    const after = { id: last?.id ?? '', timestamp: last?.data.timestamp ?? '' };
    const rest = await store.inbox.list({ after }, 3);
    expect(rest.map(({ id }) => id)).toEqual([first]);
  });

  test.for([
    [{ collection: 'newsletter' }, [1]],
    [{ state: 'spam' }, [4]],
    [{ state: 'answered' }, []],
    [{ page: '/localseo' }, [0]],
    [{ search: 'RUIZ' }, [2, 0]],
    [{ search: 'JOSÉ' }, [0]],
    [{ search: '_100%' }, [1]],
    [{ search: '"hello" to\nemail' }, [2]],
    [{ search: 'robot', state: 'spam' }, [4]],
  ] as const)('of the leads, %o finds %o', async ([query, expected]) => {
    const store = await open();
    const ids = await fill(store);
    const found = await store.inbox.list(query, 9);
    expect(found.map(({ id }) => ids.indexOf(id))).toEqual(expected);
  });

  test('answered and note stand beside the document, move with it, and go with the person', async () => {
    const [store, other] = [await open(), await open()];
    const [id = '', second = ''] = await fill(store);
    const before = await documentsIn(store, 'contacts');
    expect(await store.inbox.markAnswered(id, minutes(9), 'Bea')).toBe(true);
    expect(await store.inbox.counts()).toEqual({ new: 3, answered: 1, spam: 1 });
    expect(await store.inbox.setNote(id, ' Called her back ', 'Cy')).toBe(true);
    expect(await store.inbox.setNote(second, 'Friend of Ana')).toBe(true);
    const answered = { answeredAt: minutes(9).toISOString(), answeredBy: 'Bea' };
    const beside = { ...answered, note: 'Called her back', noteBy: 'Cy' };
    expect(await store.inbox.find(id)).toMatchObject({ ...beside, state: 'answered', origin });
    expect(await store.inbox.list({ search: 'called' }, 9)).toMatchObject([{ id }]);
    expect(await documentsIn(store, 'contacts')).toEqual(before);

    const records = await Array.fromAsync(store.exportRecords());
    await other.importRecords(records);
    expect(await other.inbox.find(id)).toMatchObject(beside);

    expect(await store.inbox.markAnswered(id, undefined)).toBe(true);
    expect(await store.inbox.setNote(id, '')).toBe(true);
    const { answeredAt, answeredBy, note, noteBy } = (await store.inbox.find(id)) ?? {};
    expect({ answeredAt, answeredBy, note, noteBy }).toEqual({});
    expect(await store.inbox.list({ state: 'answered' }, 9)).toEqual([]);
    await store.eraseByEmail('ana@example.com');
    expect(await store.inbox.markAnswered(id, now())).toBe(false);
    expect(await store.inbox.find(id)).toBeUndefined();
  });

  test('leads are counted by week and by the page that led to the form', async () => {
    const store = await open();
    await fill(store);
    await store.add(newsletterSubmission('d@example.com', { receivedAt: new Date('2026-11-23') }));
    expect(await leadsByWeek(store.inbox, new Date('2026-11-01'))).toEqual([
      { week: '2026-11-23', count: 1 },
      { week: '2026-11-16', page: '/', count: 1 },
      { week: '2026-11-16', count: 2 },
      { week: '2026-11-16', page: '/localseo', count: 1 },
    ]);
    expect(await leadsByWeek(store.inbox, new Date('2026-11-24'))).toEqual([]);
  });
};
