// Lets the search of these pages run in a frame where they are opened as files: browsers allow no
// worker there. Elsewhere it does nothing.
if (location.protocol === 'file:') {
  class IFrameWorker extends EventTarget {
    #frame = document.createElement('iframe');
    #ready;

    constructor(address) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inner = this.#frame.contentWindow;
      const load = (url) =>
        new Promise((done, failed) => {
          const script = inner.document.createElement('script');
          script.src = url;
          script.onload = done;
          script.onerror = () => failed(new Error(`not loaded: ${url}`));
          inner.document.body.append(script);
        });
      inner.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      inner.importScripts = async (...urls) => {
        for (const url of urls) await load(url);
      };
      this.#ready = load(new URL(address, document.baseURI).href);
    }

    postMessage(data) {
      const inner = this.#frame.contentWindow;
      this.#ready.then(() => inner.dispatchEvent(new inner.MessageEvent('message', { data })));
    }

    terminate() {
      this.#frame.remove();
    }
  }
  window.IFrameWorker = window.Worker = IFrameWorker;
}
