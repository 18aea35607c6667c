import { announce } from './happenings.ts';

/** Announces that a visitor follows a link to the booking page, or takes the guide; the browser's own download counts too. */
export const watchLinks = (bookingUrl: string | undefined): void => {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link) return;
    if (link.href === bookingUrl) announce({ name: 'booking_click' });
    if (link.hasAttribute('download')) announce({ name: 'guide_downloaded' });
  });
};
