/** A line of the side list, marked where the visitor is. */
export const sideLinkClass = ({ isActive }: { readonly isActive: boolean }): string => `side-link${isActive ? ' side-on' : ''}`;
