import { clsx } from 'clsx';
import { mark } from 'virtual:brand';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import type { PageOf } from '../../../content-schemas/content-files.ts';
import styles from './WebsitePackageList.module.css';

interface PageCountBloomProps {
  pages: number;
  size?: 'large' | 'small';
}

const petals = 12;
const petal = 'M-19-76L-45-174A45 45 0 0 1 45-174L19-76Z';

/** From the left of the open petals to the right, the middle one upright. */
const angleOf = (index: number, pages: number): number =>
  (360 / petals) * (index - (pages - 1) / 2);

const Page = () => (
  <>
    <path className={styles.page} d={petal} />
    <g fill="none" stroke="var(--ink)">
      <path strokeWidth="7" d="M-22-188H22" />
      <path strokeWidth="2.5" d="M-30-170H30M-28-156H28M-25-142H12" />
      <path stroke="var(--accent)" strokeWidth="12" d="M-14-120H14" />
    </g>
  </>
);

const Bud = ({ d }: { d: string }) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeDasharray="1 8"
    strokeWidth="3"
    opacity="0.55"
  />
);

const columns = 4;

const placeOf = (index: number): string =>
  `translate(${((index % columns) - 1.5) * 108} ${(Math.floor(index / columns) - 1) * 144})`;

/** Where the brand is no flower. */
const Sheets = ({ pages }: { pages: number }) =>
  Array.from({ length: petals }, (_, index) => (
    <g key={index} transform={placeOf(index)}>
      {index < pages ? (
        <path className={styles.page} d="M-44-60H44V60H-44Z" />
      ) : (
        <Bud d="M-44-60H44V60H-44Z" />
      )}
      {index < pages && (
        <g fill="none" stroke="var(--ink)">
          <path strokeWidth="7" d="M-28-38H20" />
          <path strokeWidth="2.5" d="M-28-14H28M-28 2H28M-28 18H10" />
          <path stroke="var(--accent)" strokeWidth="12" d="M-28 40H-4" />
        </g>
      )}
    </g>
  ));

const Petals = ({ pages }: { pages: number }) =>
  Array.from({ length: petals }, (_, index) => (
    <g key={index} transform={`rotate(${angleOf(index, pages)})`}>
      {index < pages ? <Page /> : <Bud d={petal} />}
    </g>
  ));

/** How many pages there are of twelve: a bloom with a page for a petal, or the pages themselves where the mark is no flower. What is still to come is dotted. Decoration only. */
export const PageCountBloom = ({ pages, size = 'large' }: PageCountBloomProps) => (
  // Clipped: its corners turn with it.
  <div
    className={clsx('relative clip', styles.pageBloom, size === 'small' && styles.small)}
    aria-hidden="true"
  >
    <svg className={styles.drawing} viewBox="-226 -226 452 452">
      {mark.isBloom ? <Petals pages={pages} /> : <Sheets pages={pages} />}
      <circle r="72" fill="var(--ink)" stroke="var(--action)" strokeWidth="6" />
    </svg>
    <span className={styles.number}>{pages}</span>
  </div>
);

export type WebsitePackageEntry = Pick<PageOf<'website-package'>, 'name' | 'pages'> & {
  summary: string;
  href: string;
};

export const WebsitePackageList = ({ packages }: { packages: readonly WebsitePackageEntry[] }) => (
  <ul className="stack gap-5">
    {packages.map(({ name, pages, summary, href }) => (
      <li key={href} className={clsx('stack items-middle relative', styles.entry)}>
        <div className={styles.listBloom}>
          <PageCountBloom size="small" pages={pages} />
        </div>
        <div>
          <h3 className={clsx('size-2', styles.name)}>
            <StretchedLink href={href}>{name}</StretchedLink>
          </h3>
          <p>{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
