import type { Project } from '../content-schemas/project.ts';
import type { ProjectCard } from '../sections/shared/ProjectRail/ProjectRail.tsx';
import { makeDescribed } from './make-picture.ts';
import { projectSizes } from './picture-sizes.ts';

/** The projects with their pictures made. */
export const projectCards = async (projects: readonly Project[]): Promise<ProjectCard[]> =>
  Promise.all(
    projects.map(async ({ name, role, ...project }) => ({
      name,
      role,
      ...(await makeDescribed(project, projectSizes)),
    })),
  );
