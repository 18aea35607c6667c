/** Files that a page is made of besides its own, by the path of the page. */
const further: Readonly<Record<string, readonly string[]>> = {
  '/': ['packages.yml', 'playbook.yml', 'testimonials.yml'],
  '/playbook': ['playbook.yml'],
  '/services': ['packages.yml'],
  '/seopage': ['packages.yml'],
  '/elitevisible': ['packages.yml'],
  '/localseo': ['packages.yml'],
  '/visibilityaudit': ['packages.yml'],
  '/freereviewlanding': ['testimonials.yml'],
  '/googlemesis': ['guide-offer.yml', 'playbook.yml'],
};

/** The files below `content/` that may hold the words of the page at a path; not all of them exist. */
export const contentFilesOf = (path: string): string[] => {
  const name = path === '/' ? 'home' : path.slice(1);
  const own = [
    `pages/${name}.yml`,
    `cities/${name}.yml`,
    `blog/${name}/index.md`,
    `articles/${name}.md`,
  ];
  return [...own, ...(further[path] ?? [])].map((file) => `content/${file}`);
};
