/** Stands in for `express`, which Colyseus names when it is loaded, but uses only for routes of one's own: there are none here. */
export default function express(): never {
  throw new Error('There is no express here.');
}
