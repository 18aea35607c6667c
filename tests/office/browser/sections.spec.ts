import { expect, officeTest as test, open, save } from './test.ts';

test('a new page is put together from sections, which the keyboard and the mouse move, and the preview follows', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Websites for florists');
  await page.keyboard.press('Enter');
  const preview = page.frameLocator('iframe');
  const title = preview.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Websites for florists', { timeout: 120_000 });
  await page.getByText('Sections (2)').click();

  const add = async (kind: RegExp, heading: string) => {
    await page.getByText('Add: section').click();
    await page.getByRole('button', { name: kind }).click();
    // The cursor is in the heading, whose words it replaces.
    await page.keyboard.type(heading);
    await expect(preview.getByRole('heading', { name: heading })).toBeInViewport();
  };
  await add(/^Cards /u, 'What you get');
  const cards = page.locator('#root_sections_1');
  await cards.locator('details summary').first().click();
  await add(/^Steps /u, 'How it goes');
  // What was open stays open, the first card of the cards, too.
  await expect(page.locator('#root_sections_1_cards_0')).toHaveAttribute('open');
  await expect(page.locator('#root_sections_1_heading')).toBeVisible();
  await expect(page.locator('#root_sections_2_heading')).toBeVisible();
  await expect(page.locator('#root_sections_0_heading')).toBeHidden();

  const sections = page.locator('#root_sections > div > ol > li');
  const order = ['Text: What this part', 'Cards: What you', 'Steps: How it', 'Call to action'];
  const expectOrder = (...places: number[]) =>
    expect(sections.locator('> div > details > summary')).toHaveText(
      places.map((place, index) => new RegExp(`^${index + 1}\\. ${order[place]}`, 'u')),
    );
  await expectOrder(0, 1, 2, 3);

  const steps = page.getByRole('button', { name: 'Drag “How it goes”' });
  await steps.focus();
  const announced = (place: number, name = 'How it goes') =>
    expect(page.getByText(`“${name}”. Position ${place} of 4.`)).toBeAttached();
  await page.keyboard.press('Space');
  await announced(3);
  await page.keyboard.press('ArrowUp');
  await announced(2);
  await page.keyboard.press('Space');
  await expectOrder(0, 2, 1, 3);
  await expect(steps).toBeFocused();

  await page.getByRole('button', { name: 'Move “How it goes” up' }).click();
  await expectOrder(2, 0, 1, 3);
  await expect(page.locator('#root_sections_0_heading')).toHaveValue('How it goes');

  await page.getByRole('button', { name: 'Drag “What you get”' }).hover();
  await page.mouse.down();
  const above = page.getByRole('button', { name: 'Drag “What this part is about”' }).first();
  const goal = await above.boundingBox();
  await page.mouse.move(goal?.x ?? 0, (goal?.y ?? 0) - 10, { steps: 10 });
  await announced(2, 'What you get');
  await page.mouse.up();
  await expectOrder(2, 1, 0, 3);

  const headings = preview.locator('main h2');
  await expect(headings).toHaveText([
    'How it goes',
    'What you get',
    /What this part/u,
    /What this part/u,
  ]);
  await save(page);
});
