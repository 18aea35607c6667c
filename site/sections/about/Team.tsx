import { clsx } from 'clsx';
import { phoneLink } from '@agency/leads/forms/phone-link.ts';
import type { Team as TeamContent } from '@agency/content-model/schemas/team.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Arch, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './Team.module.css';

type Member = Omit<TeamContent['members'][number], 'portrait'> & {
  portrait: PictureProps | undefined;
};

interface TeamProps {
  heading: string;
  members: readonly Member[];
}

/** The people of the agency. Left out where there are none. */
export const Team = ({ heading, members }: TeamProps) => (
  <Section tone="soft" id="team">
    <Heading className="below-5" text={heading} />
    <ul className={clsx('stack gap-6', styles.members)}>
      {members.map(({ name, role, portrait, phone, license }) => (
        <li key={name} className="stack gap-1 items-top items-start">
          {portrait && <Arch tone="success" className={styles.portrait} {...portrait} />}
          <h3 className="size-2">{name}</h3>
          <p>{role}</p>
          {license && <p className="small">{license}</p>}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
        </li>
      ))}
    </ul>
  </Section>
);
