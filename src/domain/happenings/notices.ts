/** A person read these notices of theirs. */
export interface NoticeHappening {
  kind: "notices.read";
  noticeIds: string[];
}
