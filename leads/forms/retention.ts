/**
 * Where leads are kept, and for how many days. `leads` covers contact requests, guide requests and quarantine.
 * Newsletter sign-ups without a number stay until the person leaves.
 */
export interface RetentionPolicy {
  store: 'firestore' | 'sqlite';
  keepDays: { leads: number; newsletter: number | undefined };
}
