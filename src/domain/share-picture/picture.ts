/** What a picture of a page says where its link is shared. Texts may be long: who draws it shrinks and cuts them. */
export interface SharePicture {
  /** What kind of thing it is, in a word or two. */
  label: string;
  title: string;
  /** One or two lines below the title; may be empty. */
  line: string;
  /** At most three, each of them on the page as well. */
  figures: { name: string; value: string }[];
}
