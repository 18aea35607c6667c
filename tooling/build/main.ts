import process from 'node:process';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { loadEnvironmentFile, WrongSetting } from '@agency/server/settings/environment.ts';
import { readBuildSettings, type BuildSettings } from '@agency/server/settings/settings.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { build, buildPublished, sayIfWaiting } from './build.ts';
import { differingFiles, manifestOf, publishedBuild } from './builds.ts';
import { WrongContent } from './make-site.ts';
import { whyNotBuilt } from './why-not-built.ts';

showHelp(`
npm run build [-- --if-changed | --publish]

Builds the site and puts it in place in one step, as dist/, with the settings of
the environment and of .env. What has been published on this machine stays what
visitors see: changes that were saved since wait until somebody publishes them.
Where nothing was ever published, the site is built from what content/ says.

  --if-changed  only where something has changed since the last build
  --publish     publishes what content/ says, as the back office does
  --help        shows this page

Example:
  SITE_URL=https://www.example.com npm run build
`);

/** The files that differ from what is published; undefined when nothing was ever published here. */
const changedFiles = (root: string): string[] | undefined => {
  const published = publishedBuild(root);
  return published && differingFiles(published.note.content, manifestOf(root));
};

const printUnpublished = (root: string): void => {
  const files = changedFiles(root) ?? [];
  if (files.length > 0)
    console.error(
      `Not published yet: ${counted(files.length, 'changed file')} of content/. Publish in the back office (npm run admin), or type: npm run build -- --publish`,
    );
};

/** Explains that the problems are in a publication, which the current files may have fixed. */
const printPublicationDay = (root: string): void => {
  const published = publishedBuild(root);
  if (!published || process.argv.includes('--publish')) return;
  const [day] = published.note.at.split('T');
  console.error(
    `This is the content as it was published on ${day}, in builds/${published.id}. It stays live. To publish what content/ says now, type: npm run build -- --publish`,
  );
};

const publish = (root: string, settings: BuildSettings): Promise<void> => {
  const words = changedFiles(root)?.map((file) => `Edited by hand: ${file}`);
  const place = {
    at: new Date().toISOString(),
    published: true,
    words: words ?? ['The first publication'],
  };
  return build(root, settings, { from: root, place }, sayIfWaiting);
};

const run = async (root: string): Promise<void> => {
  loadEnvironmentFile();
  const settings = readBuildSettings(process.env);
  if (process.argv.includes('--publish')) return publish(root, settings);
  await buildPublished(root, settings, process.argv.includes('--if-changed'), sayIfWaiting);
  printUnpublished(root);
};

try {
  await run(process.cwd());
} catch (error) {
  if (error instanceof WrongContent) {
    for (const problem of error.problems) console.error(inOneLine(problem));
    printPublicationDay(process.cwd());
  } else if (error instanceof WrongSetting) console.error(error.message);
  else console.error(`${whyNotBuilt(process.cwd(), error)} What was live stays live.`);
  // Exits explicitly, since a build that fails midway leaves Astro’s workers waiting.
  process.exit(1);
}
