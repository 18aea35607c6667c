/** Where leads are kept, and how many days; newsletter sign-ups without a number until the person leaves. */
export interface RetentionPolicy {
  store: 'firestore' | 'sqlite';
  keepDays: { leads: number; newsletter: number | undefined };
}
