/**
 * Limits on what clients may take up. Times are in milliseconds, sizes in bytes. With Node's
 * defaults, 2,000 slow connections could stay open for minutes.
 */

/** By the option names of Fastify and Node. */
export const timeouts = {
  /** A browser sends its headers all at once; ten seconds are plenty on the slowest connection. */
  headersTimeout: 10_000,
  /** The largest form takes 26 seconds at 20 kbit/s. */
  requestTimeout: 30_000,
  /** Without activity in either direction. Also ends clients that never read their response. */
  connectionTimeout: 30_000,
  /** Longer than the 60 seconds of common proxies, so that they never reuse a connection that we are closing. */
  keepAliveTimeout: 65_000,
  /** How often Node checks for overdue requests. */
  connectionsCheckingInterval: 1_000,
};

/** Room for the cookies of other sites on the same domain; ours sets none. */
export const maximumHeaderSize = 16 * 1024;

/** Far more than a busy site of this kind needs, yet within the memory and open-file limits of a process. */
export const maximumConnections = 2_000;

/** Above this number, connections are closed to make room. The rest is reserved for bursts. */
export const crowdedConnections = 1_800;

/** How many to close at a time, so that not every new connection triggers this. */
export const roomToMake = 100;

/**
 * Requests in progress per address. A page has about forty files, and an office or a mobile
 * network shares an address. A /56 may have twice as many, a /48 four times.
 */
export const maximumUnanswered = 200;

/** Pages rendered per address and second, such as forms with errors. A /56 gets twice as many, a /48 four times. */
export const maximumRenderings = 20;

/** The share of each second for such pages. Above it, clients get one sentence, so that the rest stays fast. */
export const renderingShare = 0.2;

/** Connections are not kept forever, so that a load balancer can rebalance. */
export const maximumRequestsPerConnection = 10_000;

/** Requests in progress on one connection. Browsers and proxies don't pipeline; one packet can hold hundreds. */
export const maximumPipelinedRequests = 10;

/** No form needs more; the whole body is held in memory. */
export const maximumBodySize = 64 * 1024;

/** Chunks of a body. Each is costly, and the largest form takes only about 130 on the slowest connections. */
export const maximumPieces = 1_000;

/** How much of an oversized body is still read: a client that is cut off while sending may never see the response. */
export const maximumDiscardedSize = 1024 * 1024;

/** Forms above this multiple of `RATE_LIMIT_MAX` are not even read. Below it, visitors get back what they typed. */
export const unreadFactor = 2;

/**
 * How many forms a /56 and a /48 may store in the window of `RATE_LIMIT_MAX`, as multiples of
 * it. Any more are held back, since such a network may belong to one customer of a provider or
 * to many.
 */
export const networkFactors = [2, 4];

/**
 * Hard limits, as multiples of each soft limit: above them, forms are refused, since even
 * held-back forms fill the disk. A hundred networks don't reach the total.
 */
export const refusalFactors = { network: 2, all: 10 };

/** How long storing a lead may take before the visitor is told to try again. */
export const storeTimeout = 15_000;

export const healthTimeout = 2_000;

/** How long a health check result is cached. A check writes half a megabyte to the disk. */
export const healthMaximumAge = { well: 10_000, unwell: 1_000 };

/** How long a mail may wait before the health check warns; it has been tried five times by then. */
export const mailWarningAge = 15 * 60 * 1000;

/** Free disk space below which the health check warns: room for some hundred thousand leads and the store's log. */
export const lowDiskSpace = 200 * 1024 * 1024;

/** How long shutdown may wait for requests in progress. */
export const shutdownTimeout = 10_000;
