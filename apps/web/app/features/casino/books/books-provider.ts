/** The name under which games of books and weights stand among those of providers. */
export const BOOKS_PROVIDER = 'books';
