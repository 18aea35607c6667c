/** Where leads are kept, and how many days: `leads` are contact requests, requests for the guide and what is held back. Newsletter sign-ups without a number stay until the person leaves. */
export interface RetentionPolicy {
  store: 'firestore' | 'sqlite';
  keepDays: { leads: number; newsletter: number | undefined };
}
