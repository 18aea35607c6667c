/** What a visitor did that the agency would like to count, if she agrees. */
export interface AnalyticsEvent {
  name: 'booking_click' | 'form_sent' | 'guide_downloaded';
  /** The address a form was sent to, which tells what kind it was. */
  form?: string;
}

const type = 'analytics-event';

/** Tells whoever listens; where nothing is counted, that is nobody. */
export const reportEvent = (detail: AnalyticsEvent): void => {
  dispatchEvent(new CustomEvent(type, { detail }));
};

export const onAnalyticsEvent = (listener: (event: AnalyticsEvent) => void): void =>
  addEventListener(type, (happened) => listener((happened as CustomEvent<AnalyticsEvent>).detail));

/** Reports that a visitor follows a link to the booking page, or takes the guide; the browser's own download counts too. */
export const watchLinks = (bookingUrl: string | undefined): void => {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link) return;
    if (link.href === bookingUrl) reportEvent({ name: 'booking_click' });
    if (link.hasAttribute('download')) reportEvent({ name: 'guide_downloaded' });
  });
};
