/** The colors of a mail, each as `#` and six digits. */
export interface MailColors {
  /** Around the card, and the card. */
  tint: string;
  ground: string;
  /** Its words, those of second rank, and the name of the agency. */
  ink: string;
  muted: string;
  brand: string;
  /** A line within the card. */
  soft: string;
}

/** How the parts of a mail look. Mail programs drop style sheets: every rule stands on its element. */
export const stylesIn = ({ tint, ground, ink, muted, brand, soft }: MailColors) => ({
  page: `margin:0;padding:24px;background:${tint};color:${ink};font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif`,
  card: `max-width:560px;margin:0 auto;padding:28px 32px;background:${ground};border-top:6px solid ${brand};border-radius:12px`,
  brand: `margin:0 0 4px;font-size:13px;font-weight:600;color:${brand}`,
  heading: 'margin:0 0 24px;font-size:22px;line-height:1.3',
  label: `margin:0;font-size:13px;color:${muted}`,
  value: 'margin:0 0 18px;overflow-wrap:anywhere',
  advice: `margin:24px 0 0;padding-top:18px;border-top:1px solid ${soft}`,
  origin: `margin:8px 0 0;font-size:13px;color:${muted}`,
});
