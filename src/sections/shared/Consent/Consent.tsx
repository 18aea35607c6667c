import type { SiteContent } from '../../../content-schemas/site.ts';

interface ConsentProps extends Omit<SiteContent['analytics'], 'choice'> {
  measurementId: string;
  /** The booking page, whose opening is counted. */
  bookingUrl?: string | undefined;
  hidden?: boolean;
}

/**
 * The question whether visits may be counted. `client/analytics.ts` shows it
 * and takes the answer. Its styles are in `styles/consent.css`, since pages
 * without analytics hold nothing of them.
 */
export const Consent = ({
  measurementId,
  bookingUrl,
  text,
  accept,
  decline,
  hidden = true,
}: ConsentProps) => (
  <section
    className="consent"
    aria-label="Analytics"
    data-analytics={measurementId}
    data-booking={bookingUrl}
    hidden={hidden}
  >
    <p>
      {text} <a href="/privacy">Privacy Policy</a>
    </p>
    <div className="consent-answers">
      <button type="button" data-consent="denied">
        {decline}
      </button>
      <button type="button" data-consent="granted">
        {accept}
      </button>
    </div>
  </section>
);
