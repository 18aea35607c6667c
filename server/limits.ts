/** How long and how much a client may keep us busy. Times are milliseconds, sizes bytes. Node's own defaults let 2,000 slow connections stay for minutes. */

/** By the names under which Fastify and Node take them. */
export const timeouts = {
  /** A browser sends its headers in one go; ten seconds are plenty on the worst line. */
  headersTimeout: 10_000,
  /** The largest form takes 26 seconds at 20 kbit/s. */
  requestTimeout: 30_000,
  /** Nothing sent or taken by either side: also ends clients that never read their answer. */
  connectionTimeout: 30_000,
  /** Longer than the 60 seconds after which common proxies drop a connection, so that they never send on one we are closing. */
  keepAliveTimeout: 65_000,
  /** How often Node looks for requests that are overdue. */
  connectionsCheckingInterval: 1_000,
};

/** Room for the cookies of other sites on the same domain; ours sets none. */
export const maximumHeaderSize = 16 * 1024;

/** Far more than a busy site of this kind needs, and few enough to fit in memory and in the open files of a process. */
export const maximumConnections = 2_000;

/** Beyond so many, connections are ended to make room. The rest is for those who come at the same moment. */
export const crowdedConnections = 1_800;

/** How many are ended at a time, so that this is not done for each that comes. */
export const roomToMake = 100;

/** Requests of one address that are not answered yet. A page has some forty files, and an office or a mobile network shares an address. Its /56 may have twice as many, its /48 four times. */
export const maximumUnanswered = 200;

/** Pages that are drawn for an address in a second, such as one that says what is wrong in a form. Its /56 may have twice as many, its /48 four times. */
export const maximumRenderings = 20;

/** How much of each second may be spent on such pages, whoever asks. Beyond that they come as one sentence, so that everybody else's pages and forms keep coming. */
export const renderingShare = 0.2;

/** One connection is not kept for ever, so that a load balancer can even out. */
export const maximumRequestsPerConnection = 10_000;

/** Requests on one connection that are not answered yet. Browsers and proxies send the next one when they have the answer; a packet holds hundreds. */
export const maximumPipelinedRequests = 10;

/** No form needs more; the whole body is held in memory. */
export const maximumBodySize = 64 * 1024;

/** Pieces in which a body may come. The largest takes some 130 on the narrowest lines, and each costs us as much as many bytes. */
export const maximumPieces = 1_000;

/** How much of a body that is too large is still taken in. A client that is cut off while sending may never see the answer. */
export const maximumDiscardedSize = 1024 * 1024;

/** Beyond so many times `RATE_LIMIT_MAX`, a sender's forms are not even read. Up to there she gets back what she typed. */
export const unreadFactor = 2;

/** Forms that a /56 and a /48 may store in the time in which an address may send `RATE_LIMIT_MAX`, in multiples of it. What comes beyond is held back, since these networks may belong to one customer of a provider or to many. */
export const networkFactors = [2, 4];

/** The same for everybody together, as multiples of each bound: what comes beyond is refused, since forms that are held back fill the disk, too. A hundred networks don't reach the bound of all. */
export const refusalFactors = { network: 2, all: 10 };

/** How long the store may take to keep a lead, before the visitor is told to try again. */
export const storeTimeout = 15_000;

export const healthTimeout = 2_000;

/** How long an answer of the health check holds, by whether all was well. A look at the store writes half a megabyte to the disk. */
export const healthMaximumAge = { well: 10_000, unwell: 1_000 };

/** How long a mail may wait before the health check warns: the mail server has been asked five times by then. */
export const mailWarningAge = 15 * 60 * 1000;

/** Free disk space below which the health check warns: room for some hundred thousand leads, and for the log of the store. */
export const lowDiskSpace = 200 * 1024 * 1024;

/** How long accepted requests may take once the server is told to stop. */
export const shutdownTimeout = 10_000;
