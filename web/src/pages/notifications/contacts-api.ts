// API calls of the contacts that are notified. Whatever is changed, the answer is all of it.
import type { ContactView, ContactRequest, NotificationsView } from "../../lib/api";
import { request } from "../../lib/request";

export const contactsApi = {
  load: () => request("get", "/notices"),
  set: (language: NotificationsView["language"], delay: NotificationsView["delay"]) =>
    request("put", "/notices", { body: { language, delay } }),
  add: (body: ContactRequest) => request("post", "/notices/contacts", { body }),
  change: (contact: string, wants: ContactView["wants"], paused: boolean) =>
    request("put", "/notices/contacts/{contact}", { path: { contact }, body: { wants, paused } }),
  remove: (contact: string) =>
    request("delete", "/notices/contacts/{contact}", { path: { contact } }),
  test: (contact: string) =>
    request("post", "/notices/contacts/{contact}/test", { path: { contact } }),
  confirm: (contact: string, token: string) =>
    request("post", "/notices/confirm/{contact}/{token}", { path: { contact, token } }),
  stop: (contact: string, token: string) =>
    request("post", "/notices/stop/{contact}/{token}", { path: { contact, token } }),
};
