import type { PackageBoxWords, ServicePackage } from '@agency/content-model/schemas/packages.ts';
import { dollarsOf } from '@agency/content-model/reader/names.ts';

const months = 12;

const inDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** What a package costs in its first year, with hosting if it needs that: `$499`, `from $2,520`, `$4,119 to $4,359`. */
export const firstYear = (
  {
    price = 0,
    from,
    billing,
    hosting,
  }: Pick<ServicePackage, 'price' | 'from' | 'billing' | 'hosting'>,
  words: Pick<PackageBoxWords, 'from' | 'hosting'>,
): string => {
  const paid = dollarsOf(price) * (billing === 'monthly' ? months : 1);
  const { least, most } = words.hosting;
  const [lowest, highest] = [least, most].map(
    (month) => paid + (hosting ? dollarsOf(month) * months : 0),
  ) as [number, number];
  if (from) return `${words.from} ${inDollars(lowest)}`;
  return [...new Set([lowest, highest])].map(inDollars).join(' to ');
};
