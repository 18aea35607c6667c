const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export interface Day {
  /** As a machine reads it: 2026-11-09. */
  iso: string;
  /** As a person reads it: November 9, 2026. */
  text: string;
}

/** A day of a content file, which names no hour and no place. */
export const formatDay = (day: Date): Day => ({
  iso: day.toISOString().slice(0, 10),
  text: written.format(day),
});
