import { CoverLink } from '../../../components/CoverLink/CoverLink.tsx';
import { PageBloom } from '../../../components/PageBloom/PageBloom.tsx';
import styles from './WebsitePackageList.module.css';

export interface WebsitePackageEntry {
  name: string;
  /** Up to how many. */
  pages: number;
  summary: string;
  href: string;
}

interface WebsitePackageListProps {
  packages: readonly WebsitePackageEntry[];
}

/** Website packages, each led by a bloom with as many petals as it has pages. */
export const WebsitePackageList = ({ packages }: WebsitePackageListProps) => (
  <ul className={styles.list}>
    {packages.map(({ name, pages, summary, href }) => (
      <li key={href} className={styles.entry}>
        <div className={styles.bloom}>
          <PageBloom size="small" pages={pages} />
        </div>
        <div>
          <h3 className={styles.name}>
            <CoverLink href={href}>{name}</CoverLink>
          </h3>
          <p>{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
