/** Loads the script of an outside service. Rejects when it fails to load. */
export const loadOutsideScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    if (address.endsWith('.mjs')) script.type = 'module';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    document.head.append(script);
  });

/** Loads the email marketing script that a page names. The page works without it, so a failure is only logged. */
export const startEmailMarketing = (): void => {
  const address =
    document.querySelector<HTMLElement>('[data-email-marketing]')?.dataset['emailMarketing'];
  if (address) loadOutsideScript(address).catch((error: unknown) => console.warn(error));
};

const buyButtonScript = 'https://js.stripe.com/v3/buy-button.js';

/** How far below the screen the button's place is when the button is fetched. */
const nearness = '300px';

/** How long the provider may take to draw its button, and how often to check, in milliseconds. */
const timeout = 15_000;
const interval = 150;

/** Resolves with the provider's frame. Polls, since the provider decides when and in which tree to draw it. */
const frameIn = async (button: Element): Promise<HTMLIFrameElement> => {
  const latest = performance.now() + timeout;
  while (performance.now() < latest) {
    const frame = (button.shadowRoot ?? button).querySelector('iframe');
    if (frame) return frame;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error('The payment button was not drawn');
};

const draw = async (place: HTMLElement): Promise<void> => {
  const { buyButtonId = '', publishableKey = '', frameTitle = '' } = place.dataset;
  await loadOutsideScript(buyButtonScript);
  const button = document.createElement('stripe-buy-button');
  button.setAttribute('buy-button-id', buyButtonId);
  button.setAttribute('publishable-key', publishableKey);
  place.append(button);
  const frame = await frameIn(button);
  // Screen readers announce a frame without a title only as "frame".
  frame.title = frameTitle;
};

const show = async (place: HTMLElement): Promise<void> => {
  place.dataset['buyButton'] = 'loading';
  try {
    await draw(place);
    place.dataset['buyButton'] = 'ready';
  } catch (error) {
    console.warn(error);
    place.querySelector('stripe-buy-button')?.remove();
    place.dataset['buyButton'] = 'failed';
  }
};

/** Draws the payment provider's button in its place on the page, once the visitor scrolls near it. */
export const enhanceBuyButton = (): void => {
  const place = document.querySelector<HTMLElement>('[data-buy-button]');
  if (!place) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void show(place);
    },
    { rootMargin: nearness },
  );
  observer.observe(place);
};
