import type { listContent } from '../content/list-content.ts';
import type { openEntry } from '../content/routes.ts';
import type { readLog } from '../entrance/entrance.ts';
import type { teamAnswer } from '../entrance/team-routes.ts';
import type { openFindings } from '../launch/routes.ts';
import type { fullLead, leftMails, listLeads, shownLead } from '../leads/lead-list.ts';
import type { storeHealth } from '../leads/store-health.ts';
import type { listHistory } from '../operations/changes.ts';
import type { listPictures, openPicture } from '../operations/pictures.ts';
import type { redrawingAnswer } from '../operations/redraw.ts';
import type { listLinks } from '../operations/settle.ts';
import type { findWords } from '../operations/text-places.ts';
import type { searchOffice } from '../search/search.ts';
import type { officeAnswer } from '../server.ts';
import type { shownSettings } from '../settings/routes.ts';

// The responses of the back office's API, inferred from its routes.

export type { ChangedField, Clash, Data, Written } from '../content/differences.ts';
export type { EntrySummary } from '../content/list-content.ts';
export type { Job } from '../publishing/job.ts';
export type { PublishingState as Publishing } from '../publishing/publish.ts';
export type { PendingChange } from '../publishing/unpublished.ts';
export type { Choices } from '../operations/undo.ts';
export type { FieldProblem as Problem } from '../refusal.ts';

export type Office = ReturnType<typeof officeAnswer>;
export type Team = ReturnType<typeof teamAnswer>;
export type LogPage = ReturnType<typeof readLog>;
export type { Role } from '../entrance/team.ts';
export type ContentGroup = ReturnType<typeof listContent>[number];
export type SettledLink = ReturnType<typeof listLinks>[number];
export type Entry = Awaited<ReturnType<typeof openEntry>>;
export type Checked = Pick<Entry, 'problems' | 'advice'>;
export type Picture = Awaited<ReturnType<typeof listPictures>>[number];
export type Redrawing = ReturnType<typeof redrawingAnswer>;
export type OpenPicture = Awaited<ReturnType<typeof openPicture>>;
export type HistoryPage = ReturnType<typeof listHistory>;
export type HistoryChange = HistoryPage['changes'][number];
export type Launch = Awaited<ReturnType<typeof openFindings>>;
export type SettingGroup = ReturnType<typeof shownSettings>[number];
export type Found = Awaited<ReturnType<typeof searchOffice>>;
export type FoundWords = ReturnType<typeof findWords>;
export type Lead = ReturnType<typeof shownLead>;
export type LeadPage = Awaited<ReturnType<typeof listLeads>>;
export type FullLead = NonNullable<Awaited<ReturnType<typeof fullLead>>>;
export type Mails = Awaited<ReturnType<typeof leftMails>>;
export type Health = Awaited<ReturnType<typeof storeHealth>>;
