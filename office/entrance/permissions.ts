import type { Role } from './team.ts';

/** Who may use a route, and what the log says when the request succeeds. */
interface Rule {
  for: readonly Role[];
  log?: string;
}

const everyone: Rule = { for: ['owner', 'editor', 'inbox'] };
const site: Rule = { for: ['owner', 'editor'] };
const leads: Rule = { for: ['owner', 'inbox'] };
const owners: Rule = { for: ['owner'] };

const logged = (rule: Rule, log: string): Rule => ({ ...rule, log });

/** Open to strangers, so that people can sign in. */
const open: Rule = { for: [] };

/**
 * The rule for each route of the hosted back office. It does not start while a
 * route has no rule here, and a test checks every route.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'GET /sign-in': open,
  'GET /invitation': open,
  'GET /brand.css': open,
  'GET /favicon.svg': open,
  // Phones request these without a cookie.
  'GET /manifest.webmanifest': open,
  'GET /apple-touch-icon.png': open,
  'GET /icon-192.png': open,
  'GET /icon-512.png': open,
  'GET /icon-maskable-512.png': open,
  'POST /api/entrance/challenge': open,
  'POST /api/entrance/sign-in': open,
  'POST /api/entrance/invitation': open,
  'POST /api/entrance/accept': open,

  'GET /': everyone,
  'GET /api/office': everyone,
  'POST /api/entrance/sign-out': logged(everyone, 'Signed out'),

  'GET /preview/open': site,
  'POST /api/presence': site,
  // It searches only what the person may see.
  'GET /api/search': everyone,
  'GET /api/picked': site,
  'GET /api/content': site,
  'GET /api/entry': site,
  'PUT /api/entry': site,
  'DELETE /api/entry': site,
  'POST /api/entry/bring-back': site,
  'POST /api/entry/check': site,
  'POST /api/entry/new': site,
  'POST /api/entry/rename': site,
  'POST /api/entry/order': site,
  'POST /api/entry/hide': site,
  'POST /api/entry/show': site,
  'GET /api/entry/links': site,
  'PUT /api/draft': site,
  'DELETE /api/draft': site,
  'GET /api/addresses': site,
  'POST /api/mark': site,
  'GET /api/references': site,
  'GET /api/words': site,
  'POST /api/words': site,
  'GET /api/picture': site,
  'PUT /api/picture': site,
  'DELETE /api/picture': site,
  'GET /api/pictures': site,
  'GET /api/pictures/file': site,
  'GET /api/pictures/redraw': site,
  'POST /api/pictures/redraw': site,
  'DELETE /api/pictures/redraw': site,
  'POST /api/pictures': site,
  'POST /api/picture/frame': site,
  'GET /api/history': site,
  'GET /api/history/change': site,
  'POST /api/history/undo': site,
  'POST /api/history/begin': site,
  'GET /api/publish': site,
  'GET /api/publish/change': site,
  'POST /api/publish/seen': site,
  'POST /api/publish': logged(site, 'Started a publication'),
  'POST /api/publish/bring-back': logged(site, 'Brought an earlier publication back'),
  'GET /api/launch': site,
  'POST /api/launch/test-mail': site,

  'GET /api/leads': leads,
  'GET /api/leads/one': leads,
  'POST /api/leads/answered': leads,
  'PUT /api/leads/note': leads,
  'POST /api/leads/restore': leads,
  'POST /api/leads/spam': leads,
  'DELETE /api/leads/spam': logged(leads, 'Erased something held back as spam'),
  'GET /api/leads/download': logged(leads, 'Downloaded leads'),
  'GET /api/mails': leads,
  'POST /api/mails/retry': leads,
  'GET /api/person/count': leads,
  'GET /api/person': logged(leads, 'Downloaded everything about one person'),
  'POST /api/person/erase': logged(leads, 'Erased everything about one person'),
  'POST /api/backup': logged(leads, 'Made a backup'),
  'GET /api/health': leads,

  'GET /api/settings': owners,
  'PUT /api/settings': logged(owners, 'Changed settings'),
  'GET /api/team': owners,
  'GET /api/team/log': owners,
  'POST /api/team/invite': owners,
  'POST /api/team/device': owners,
  'PUT /api/team/role': owners,
  'DELETE /api/team/person': owners,
  'DELETE /api/team/passkey': owners,
  'DELETE /api/team/session': owners,
};

/** The rule of a route. `files` are the paths of the built pages; those of the sign-in page begin with /entrance/. */
export const ruleOf = (
  method: string,
  path: string,
  files: ReadonlySet<string>,
): Rule | undefined => {
  const reading = method === 'HEAD' ? 'GET' : method;
  if (reading === 'GET' && files.has(path)) return path.startsWith('/entrance/') ? open : everyone;
  return rules[`${reading} ${path}`];
};

/** Whether a role may use a route in the table. For routes that combine the data of several. */
export const mayUse = (role: Role, route: string): boolean =>
  rules[route]?.for.includes(role) ?? false;

/** Whether a route is open to strangers. */
export const isOpen = (rule: Rule | undefined): boolean => rule === open;
