/** How the product is known to the local providers. */
export const LOCAL_CLIENT = {
  id: "somssi-local",
  appleTeamId: "LOCALTEAM1",
  appleKeyId: "LOCALKEY01",
};
