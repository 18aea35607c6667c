import { loadOutsideScript } from './outside-script.ts';

const script = 'https://js.stripe.com/v3/buy-button.js';

/** How far below the screen a button is when it is fetched. */
const nearness = '300px';

/** How long the provider may take to draw its button, and how often to look, in milliseconds. */
const patience = 15_000;
const interval = 150;

/** Resolves with the frame in which the provider draws its button. The provider decides when, and in which tree. */
const frameIn = async (button: Element): Promise<HTMLIFrameElement> => {
  const latest = performance.now() + patience;
  while (performance.now() < latest) {
    const frame = (button.shadowRoot ?? button).querySelector('iframe');
    if (frame) return frame;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error('The payment button was not drawn');
};

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
