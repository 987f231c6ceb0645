/** The address book of the console's calls, made from the contract when the console is built: the contract's schemas stay on the server. */
declare module 'virtual:call-table' {
  const table: import('@touchline/contract/call-table').CallTable<import('@touchline/contract/calls').CallKey>;
  export default table;
}

/** The roles that the console's calls answer. */
declare module 'virtual:call-roles' {
  const roles: Readonly<
    Partial<Record<import('@touchline/contract/calls').CallKey, readonly import('@touchline/contract/call').OperatorRole[]>>
  >;
  export default roles;
}

/** By language: loads what the console says in it. */
declare module 'virtual:texts' {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: import('@touchline/i18n/dictionary').Dictionary }>>>;
  export default loaders;
}
