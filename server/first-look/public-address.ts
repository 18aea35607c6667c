import ipaddr from 'ipaddr.js';

/** All that is given out to the public (IANA, IPv6 Global Unicast Address Assignments). */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');

/** Azure's machines reach their host here, at an address that is public everywhere else. */
const metadataOfAzure = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet. Private, local, reserved, multicast and documentation ranges
 * don't, nor do IPv6 addresses with an IPv4 address inside (mapped, NAT64, 6to4, Teredo).
 * Source: IANA's registries of special-purpose addresses, as `ipaddr.js` has them.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text) || text === metadataOfAzure) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(publicIpv6));
};
