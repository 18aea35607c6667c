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

/** One connection is not kept for ever, so that a load balancer can even out. */
export const maximumRequestsPerConnection = 10_000;

/** Requests on one connection that are not answered yet. Browsers and proxies send the next one when they have the answer; a packet holds hundreds. */
export const maximumPipelinedRequests = 10;

/** No form needs more; the whole body is held in memory. */
export const maximumBodySize = 64 * 1024;

/** How much of a body that is too large is still taken in. A client that is cut off while sending may never see the answer. */
export const maximumDiscardedSize = 1024 * 1024;

/** How long the store may take to keep a lead, before the visitor is told to try again. */
export const storeTimeout = 15_000;

/** How long the health check waits for the store. */
export const healthTimeout = 2_000;

/** How long one answer of the health check holds. */
export const healthMaximumAge = 1_000;

/** How long a mail may wait before the health check warns: the mail server has been asked five times by then. */
export const mailWarningAge = 15 * 60 * 1000;

/** Free disk space below which the health check warns: room for some hundred thousand leads, and for the log of the store. */
export const lowDiskSpace = 200 * 1024 * 1024;

/** How long accepted requests may take once the server is told to stop. */
export const shutdownTimeout = 10_000;
