import { openSqliteLeadStore } from '../../../leads/sqlite/sqlite-lead-store.ts';
import { withoutScripts } from '../../fixtures/without-scripts.ts';
import type { Engine } from './engine.ts';
import { expect, test, until } from './test.ts';

// The visitor's own shop at the end of Main Street, on a phone.

const names = {
  latin: 'Sunday Loaf & Daughters of Saint Elmo',
  japanese: '日曜日のパン屋',
  arabic: 'مخبز الأحد',
};
const trade = 'bakery';

const doorForm = 'form[data-door-form]';
const lastHouse = '[data-carousel-track] li:last-child > a';

const addressOf = (name: string): string =>
  `/yourdoor?${new URLSearchParams({ name, trade }).toString()}`;

/** What stands on the sign of a house, its pictures, and by how many pixels its name is outside its board. */
const houseIn = (engine: Engine, place: string) =>
  engine.evaluate((selector: string) => {
    const house = document.querySelector(`${selector} [data-house]`);
    const board = house?.querySelector('bdi');
    const text = board?.firstElementChild;
    if (!house || !board || !text) return undefined;
    const [outer, inner] = [board.getBoundingClientRect(), text.getBoundingClientRect()];
    return {
      name: text.textContent,
      pictures: [...house.querySelectorAll('img')].map((image) => image.getAttribute('src')),
      overflow: Math.max(
        outer.top - inner.top,
        inner.bottom - outer.bottom,
        outer.left - inner.left,
        inner.right - outer.right,
        text.scrollHeight - text.clientHeight,
      ),
    };
  }, place);

const expectPainted = async (engine: Engine, place: string, name: string) => {
  await until(async () => (await houseIn(engine, place))?.name, { message: place }).toBe(name);
  const { overflow = Infinity } = (await houseIn(engine, place)) ?? {};
  expect(overflow, name).toBeLessThan(2);
};

/** Chooses the trade, and writes a name over what the field holds. */
const fillIn = (engine: Engine, name: string) =>
  engine.evaluate(
    (place: string, values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) {
        const control = document.querySelector<HTMLInputElement>(`${place} [name="${field}"]`);
        if (!control) continue;
        control.value = value;
        for (const kind of ['input', 'change'])
          control.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    },
    doorForm,
    { name, trade },
  );

/** What the form for the review sends along unseen. */
const carried = (engine: Engine) => () =>
  engine.evaluate(() =>
    ['doorName', 'doorTrade'].map(
      (name) => document.querySelector<HTMLInputElement>(`#review [name="${name}"]`)?.value,
    ),
  );

test('while she types, the last house is painted in any script, and its door leads to the review of her shop', async ({
  engine,
  baseURL,
}) => {
  await engine.resize(390, 844);
  await engine.goto(`${baseURL}/`);
  await engine.type(`${doorForm} [name="name"]`, 'Loaf');
  await expectPainted(engine, lastHouse, 'Loaf');
  for (const name of Object.values(names)) {
    await fillIn(engine, name);
    await expectPainted(engine, lastHouse, name);
  }
  const painted = await houseIn(engine, lastHouse);
  await engine.click(lastHouse);
  await until(() => engine.evaluate(() => location.pathname)).toBe('/yourdoor');
  await until(carried(engine)).toEqual([names.arabic, trade]);
  await expectPainted(engine, 'main', names.arabic);
  expect((await houseIn(engine, 'main'))?.pictures).toEqual(painted?.pictures);
});

test('without script the same shop is drawn at its address, and her request says which it is', async ({
  engine,
  baseURL,
  site,
}) => {
  await engine.resize(390, 844);
  const drawn = new Map<string, unknown>();
  for (const name of Object.values(names)) {
    await engine.goto(`${baseURL}${addressOf(name)}`);
    await expectPainted(engine, 'main', name);
    drawn.set(name, (await houseIn(engine, 'main'))?.pictures);
  }
  const plain = await withoutScripts(baseURL ?? '');
  try {
    for (const name of Object.values(names)) {
      await engine.goto(`${plain.url}${addressOf(name)}`);
      await expectPainted(engine, 'main', name);
      expect((await houseIn(engine, 'main'))?.pictures).toEqual(drawn.get(name));
      expect(await carried(engine)()).toEqual([name, trade]);
    }
    await engine.goto(`${plain.url}/`);
    await fillIn(engine, names.latin);
    await engine.click(`${doorForm} button`);
    await until(() => engine.evaluate(() => location.pathname)).toBe('/yourdoor');
    await expectPainted(engine, 'main', names.latin);
    await engine.type('#review [type="email"]', 'ana@example.com');
    await engine.click('#review button[type="submit"]');
    await until(() => engine.evaluate(() => location.pathname)).toBe('/yourdoor/sent');
  } finally {
    plain.close();
  }
  const store = openSqliteLeadStore({ directory: site.directory });
  const [lead] = await Array.fromAsync(store.exportRecords());
  await store.close();
  expect(lead?.origin).toMatchObject({ doorName: names.latin, doorTrade: trade });
});
