// Form state for adding a contact.
import type { ContactRequest, NotificationsView } from "../../lib/api";
import { contactsApi } from "./contacts-api";

/** Adds a contact: one request at a time, and what was wrong with the last one. */
export class AddContactForm {
  busy = $state(false);
  problem = $state("");

  async add(prepare: () => Promise<ContactRequest | null>): Promise<NotificationsView | null> {
    if (this.busy) return null;
    [this.busy, this.problem] = [true, ""];
    try {
      const wanted = await prepare();
      return wanted && (await contactsApi.add(wanted));
    } catch (cause) {
      this.problem = (cause as Error).message;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
