import { BrowserFrame } from '../../../components/BrowserFrame/BrowserFrame.tsx';
import { Picture, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Rail, RailItem } from '../Rail/Rail.tsx';

export interface ProjectCard extends PictureProps {
  /** Whose website it is. */
  name: string;
  /** What kind of business it is. */
  role: string;
}

interface ProjectRailProps {
  cards: readonly ProjectCard[];
}

/** Websites we have made, each in the frame of a browser; only the picture is shown. */
export const ProjectRail = ({ cards }: ProjectRailProps) => (
  <Rail label="Projects" perView="two">
    {cards.map(({ name, role, ...picture }, index) => (
      <RailItem key={name} position={`${index + 1} of ${cards.length}: ${name}, ${role}`}>
        <BrowserFrame>
          <Picture {...picture} />
        </BrowserFrame>
      </RailItem>
    ))}
  </Rail>
);
