import { loadOutsideScript } from './outside-script.ts';

const script = 'https://js.stripe.com/v3/buy-button.js';

/** How far below the screen a button is when it is fetched. */
const nearness = '300px';

/** How long the provider may take to draw its button, in milliseconds. */
const patience = 15_000;

/** Resolves with the frame in which the provider draws its button, as soon as there is one. */
const frameIn = (button: Element): Promise<HTMLIFrameElement> =>
  new Promise((resolve, reject) => {
    const root = button.shadowRoot ?? button;
    const look = () => {
      const frame = root.querySelector('iframe');
      if (!frame) return;
      watcher.disconnect();
      resolve(frame);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(root, { childList: true, subtree: true });
    setTimeout(() => {
      watcher.disconnect();
      reject(new Error('The payment button was not drawn'));
    }, patience);
    look();
  });

const draw = async (place: HTMLElement): Promise<void> => {
  const { buyButtonId = '', publishableKey = '', frameTitle = '' } = place.dataset;
  await loadOutsideScript(script);
  const button = document.createElement('stripe-buy-button');
  button.setAttribute('buy-button-id', buyButtonId);
  button.setAttribute('publishable-key', publishableKey);
  place.append(button);
  const frame = await frameIn(button);
  // A frame without a title is "frame" to a screen reader.
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

/** Draws the payment provider's button where the page has a place for it, once the visitor nears it. */
export const enhanceBuyButtons = (): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          void show(target);
        }
    },
    { rootMargin: nearness },
  );
  for (const place of document.querySelectorAll('[data-buy-button]')) observer.observe(place);
};
