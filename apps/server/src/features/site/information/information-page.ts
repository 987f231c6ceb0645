/** A page of plain words: sections of paragraphs, as configuration of content. `{age}` and the like stand for settings of the site. */
export interface InformationPage {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export type InformationSlug = 'confirmTerms' | 'rules' | 'privacyPolicy';
