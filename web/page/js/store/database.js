// IndexedDB as promises: one database with one object store of texts. A record's name says what an archive needs to know
// before its text is read (archive_names.js). Everything may be missing, throw or never answer: then a promise is
// rejected, an opening after `patience` ms.
const STORE = 'texts';
const AT_ONCE = 200; // texts that one request reads: reading all at once blocks the page's thread

/** @typedef {Awaited<ReturnType<typeof open_database>>} Database  @typedef {[from: string, below: string]} Range */

const answer = (/** @type {IDBRequest} */ request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

/** That promise, or an error after so many ms. @template T @param {Promise<T>} promise @param {number} ms @returns {Promise<T>} */
export const within = (promise, ms) => new Promise((done, fail) => {
  const timer = setTimeout(() => fail(new Error('the database does not answer')), ms);
  promise.then(done, fail).finally(() => clearTimeout(timer));
});

const opened = (/** @type {IDBFactory} */ factory, /** @type {string} */ name, /** @type {number} */ patience) =>
  within(/** @type {Promise<IDBDatabase>} */ (new Promise((done, fail) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = request.onblocked = () => fail(request.error);
    request.onsuccess = () => done(request.result);
  })), patience);

// Between records of two names; `below` itself is not one of them.
const range = (/** @type {Range} */ [from, below]) => IDBKeyRange.bound(from, below, false, true);

/** @param {IDBTransaction} transaction @param {Range[]} erased @param {[name: string, text: string][]} written @returns {Promise<boolean>} */
const carried_out = (transaction, erased, written) => new Promise((done, fail) => {
  transaction.oncomplete = () => done(true);
  transaction.onabort = () => fail(transaction.error || new Error('aborted'));
  const store = transaction.objectStore(STORE);
  try {
    for (const each of erased) store.delete(range(each));
    for (const [name, text] of written) store.put(text, name);
  } catch (error) {
    transaction.abort();
    fail(error);
  }
});

/** The texts of these names, which are in order and have no others between them. */
async function texts_of(/** @type {IDBObjectStore} */ store, /** @type {string[]} */ names) {
  /** @type {string[]} */
  const all = [];
  for (let i = 0; i < names.length; i += AT_ONCE) {
    const part = names.slice(i, i + AT_ONCE);
    const read = await answer(store.getAll(IDBKeyRange.bound(part[0], part[part.length - 1])));
    if (read.length !== part.length) throw new Error('the database changed while it was read');
    for (const text of read) all.push(text);
  }
  return all;
}

/** @param {() => IDBFactory} find it may throw @param {string} name @param {number} patience ms */
export async function open_database(find, name, patience) {
  const factory = find();
  let database = await opened(factory, name, patience);
  let gone = false; // the user cleared the site's data, or the browser closed it
  const watch = () => {
    database.onclose = () => { gone = true; };
    database.onversionchange = () => {
      database.close();
      gone = true;
    };
  };
  watch();

  async function texts(/** @type {IDBTransactionMode} */ mode) {
    if (gone) {
      database = await opened(factory, name, patience);
      gone = false;
      watch();
    }
    return database.transaction(STORE, mode);
  }
  return {
    /** All names, in order. @returns {Promise<string[]>} */
    names: async () => answer((await texts('readonly')).objectStore(STORE).getAllKeys()),
    /** The texts of these names, which are in order and have no others between them. */
    read: async (/** @type {string[]} */ names) => texts_of((await texts('readonly')).objectStore(STORE), names),
    /**
     * The texts of the names that `choose` finds among all names, in one transaction: another page may write meanwhile.
     * @param {(all: string[]) => string[]} choose
     */
    async read_chosen(choose) {
      const store = (await texts('readonly')).objectStore(STORE);
      return texts_of(store, choose(await answer(store.getAllKeys())));
    },
    /**
     * Erases records and writes others, in one transaction: all of it or nothing. `still` is asked when the transaction
     * begins. @param {Range[]} erased @param {[name: string, text: string][]} written
     */
    async write(erased, written, still = () => true) {
      const transaction = await texts('readwrite');
      if (!still()) {
        transaction.abort();
        return false;
      }
      return carried_out(transaction, erased, written);
    },
    close: () => database.close(),
  };
}
