/** What a file is uploaded for. */
export const UPLOAD_PURPOSES = [
  "request_photo",
  "quote_attachment",
  "review_photo",
  "profile_photo",
  "message_file",
  "certification_file",
  "certification_image",
  "report_photo",
  "portfolio_photo",
  "support_file",
] as const;
