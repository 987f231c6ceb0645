/** The address book of the calls, made from the contract when the site is built: the contract's schemas stay on the server. */
declare module 'virtual:call-table' {
  const table: import('@touchline/contract/call-table').CallTable<import('@touchline/contract/calls').CallKey>;
  export default table;
}

/** All texts of screens in a language. */
declare module 'virtual:texts/*' {
  const texts: import('@touchline/i18n/dictionary').Messages;
  export default texts;
}
